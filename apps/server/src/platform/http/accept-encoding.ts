export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * Returns the smallest of our encodings that an `Accept-Encoding` header allows (RFC 9110, 12.5.3). `q=0` refuses an
 * encoding. Other preferences are ignored, because every client that supports Brotli benefits from it.
 */
export function preferredEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const refusedEncodings = new Set<string>()
  const allowedEncodings = new Set<string>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    ;(isRefused ? refusedEncodings : allowedEncodings).add(name)
  }
  const allows = (name: Encoding) =>
    allowedEncodings.has(name) || (allowedEncodings.has('*') && !refusedEncodings.has(name))
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : 'identity'
}
