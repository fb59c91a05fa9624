/** A browser that refuses to store: `QuotaExceededError` when it is full, `SecurityError` when it allows no storage. */
export function refuseStorage(name: string): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', name);
  });
}
