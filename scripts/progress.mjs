const isColoured = process.stdout.isTTY && !process.env.NO_COLOR;
const codes = { bold: 1, red: 31, green: 32, yellow: 33, cyan: 36 };

const paint = (style, text) => (isColoured ? `\u001b[${codes[style]}m${text}\u001b[0m` : text);

/** One line when a step begins, one when it ends with the seconds it took; its answer passes through. */
export async function step(title, work) {
  say(`${paint('cyan', '›')} ${title} …`);
  const startedAt = performance.now();
  const answer = await work();
  say(`${paint('green', '✓')} ${title} (${seconds(startedAt)})`);
  return answer;
}

export function seconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

export const bold = (text) => paint('bold', text);
export const red = (text) => paint('red', text);
export const green = (text) => paint('green', text);
export const yellow = (text) => paint('yellow', text);
export const say = (text) => console.log(text);
