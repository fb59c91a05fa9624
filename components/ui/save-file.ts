/** Hands a text to the browser as a download. The mark at its start tells spreadsheets that it is UTF-8. */
export function saveTextFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(
    new Blob(['\uFEFF', text], { type: `${type};charset=utf-8` }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
