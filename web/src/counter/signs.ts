// A thing that stands beside a seat.

export interface Sign {
  art: string;
  name: string;
  /** What it is part of, for who asks what it does. */
  about: string;
}
