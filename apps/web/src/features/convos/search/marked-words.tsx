/** A line in which the words that were searched for stand out. */
export function MarkedWords({ line, words }: { line: string; words: string }) {
  const sought = words.split(/\s+/).filter((word) => word !== '')
  if (sought.length === 0) return line
  const pattern = new RegExp(`(${sought.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')})`, 'giu')
  return line.split(pattern).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line have no other
      <mark
        key={index}
        className="bg-transparent font-semibold text-text underline decoration-brand decoration-2 underline-offset-2"
      >
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
