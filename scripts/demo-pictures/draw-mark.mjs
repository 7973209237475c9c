/**
 * Draws a company's mark as SVG: a symbol of its trade, in two colours. In a symbol, `s` is a line and `w` its width,
 * `k` cuts out, and `ks` is a line that cuts out.
 *
 * @param {string} ground
 * @param {string} shape
 * @param {string} symbol
 */
export function drawMark(ground, shape, symbol) {
  /** @type {(colour: string) => string} */
  const line = (colour) => `fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round"`
  const drawn = symbol
    .replace(/(<\w+) ks /g, `$1 ${line(ground)} `)
    .replace(/(<\w+) s /g, `$1 ${line(shape)} `)
    .replace(/(<\w+) k /g, `$1 fill="${ground}" `)
    .replace(/ w="/g, ' stroke-width="')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 74 74" width="512" height="512"><rect x="-5" y="-5" width="74" height="74" fill="${ground}"/><g fill="${shape}">${drawn}</g></svg>`
}
