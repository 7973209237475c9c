/** A part of a document: text, or its bytes in UTF-8. */
export type Piece = string | Uint8Array

const encoder = new TextEncoder()

/** Joins the pieces of a document as UTF-8 bytes. Pieces that are bytes are not re-encoded. */
export function joinPieces(pieces: readonly Piece[]): Uint8Array {
  const parts = pieces.map((piece) => (typeof piece === 'string' ? encoder.encode(piece) : piece))
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
