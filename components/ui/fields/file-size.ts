/** 812 bytes, 34 KB, 1.2 MB: thousands, as file managers on most devices count. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const [size, unit] = bytes < 999_500 ? [bytes / 1e3, 'KB'] : [bytes / 1e6, 'MB'];
  return `${size < 10 && unit === 'MB' ? Number(size.toFixed(1)) : Math.round(size)} ${unit}`;
}
