/**
 * Draws a company's mark as SVG: a symbol of its trade, in two colours. In a symbol, `s` marks a line and `w` its
 * width; `k` cuts a shape out, and `ks` cuts a line out.
 *
 * @param {string} ground
 * @param {string} shape
 * @param {string} symbol
 */
export function drawMark(ground, shape, symbol) {
  /** @type {(colour: string) => string} */
  const strokeAttributes = (colour) => `fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round"`
  const drawnSymbol = symbol
    .replace(/(<\w+) ks /g, `$1 ${strokeAttributes(ground)} `)
    .replace(/(<\w+) s /g, `$1 ${strokeAttributes(shape)} `)
    .replace(/(<\w+) k /g, `$1 fill="${ground}" `)
    .replace(/ w="/g, ' stroke-width="')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 74 74" width="512" height="512"><rect x="-5" y="-5" width="74" height="74" fill="${ground}"/><g fill="${shape}">${drawnSymbol}</g></svg>`
}
