// Made by build/catalogues.ts, a part of the build.
declare module "virtual:words" {
  export const CATALOGUES: Readonly<Record<string, () => Promise<{ default: string }>>>;
}
