const WIDTH = 120

/**
 * Formats a value as JSON for review: everything that fits is on one line.
 *
 * @param {unknown} value
 * @param {string} [indent] of the line that it begins on
 * @param {number} [used] characters of that line after the indent
 * @returns {string}
 */
export function formatJson(value, indent = '', used = 0) {
  const singleLine = onOneLine(value)
  if (indent.length + used + singleLine.length <= WIDTH || typeof value !== 'object' || value === null)
    return singleLine
  const innerIndent = `${indent}  `
  if (Array.isArray(value)) {
    return `[\n${value.map((one) => `${innerIndent}${formatJson(one, innerIndent, 1)}`).join(',\n')}\n${indent}]`
  }
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  const lines = entries.map(([key, one]) => {
    const name = `${JSON.stringify(key)}: `
    return `${innerIndent}${name}${formatJson(one, innerIndent, name.length + 1)}`
  })
  return `{\n${lines.join(',\n')}\n${indent}}`
}

/**
 * @param {unknown} value
 * @returns {string}
 */
function onOneLine(value) {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  if (entries.length === 0) return '{}'
  return `{ ${entries.map(([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`).join(', ')} }`
}
