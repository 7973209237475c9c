import { Fragment } from 'react'

// An address ends at a space; punctuation at its end belongs to the sentence.
const address = /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/gi

/**
 * Plain text with its web addresses as links. `live` is false in a message request: its links are inactive until it is
 * accepted.
 */
export function LinkedText({ text, live }: { text: string; live: boolean }) {
  if (!live) return text
  const pieces: { text: string; at: number; isLink: boolean }[] = []
  let end = 0
  for (const { 0: link, index } of text.matchAll(address)) {
    pieces.push({ text: text.slice(end, index), at: end, isLink: false }, { text: link, at: index, isLink: true })
    end = index + link.length
  }
  pieces.push({ text: text.slice(end), at: end, isLink: false })
  return pieces.map((piece) =>
    piece.isLink ? (
      <a
        key={piece.at}
        href={piece.text}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="underline underline-offset-2"
      >
        {piece.text}
      </a>
    ) : (
      <Fragment key={`text ${piece.at}`}>{piece.text}</Fragment>
    ),
  )
}
