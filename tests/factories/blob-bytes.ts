/** jsdom's Blob has no arrayBuffer. */
export function giveBlobsTheirBytes(): void {
  Object.defineProperty(Blob.prototype, 'arrayBuffer', {
    configurable: true,
    value(this: Blob): Promise<ArrayBuffer> {
      return new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
        reader.addEventListener('error', () => reject(new Error('unreadable')));
        reader.readAsArrayBuffer(this);
      });
    },
  });
}
