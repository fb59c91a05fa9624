/** For `jest.mock('next/navigation', …)`: a redirect ends what runs, as in Next, and its address can be expected. */
export function redirect(path: string): never {
  throw new Error(`to ${path}`);
}
