// Whether the device has a network.

const device = $state({ online: navigator.onLine });
addEventListener("online", () => {
  device.online = true;
});
addEventListener("offline", () => {
  device.online = false;
});

/** Whether there is a network. */
export function online(): boolean {
  return device.online;
}
