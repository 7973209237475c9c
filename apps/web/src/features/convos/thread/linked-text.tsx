import { Fragment } from 'react'

// Up to a space; a mark at its end belongs to the sentence.
const address = /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/gi

/**
 * Plain text whose web addresses are links; `live` is false for requests, from which nothing leads away before they are
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
