/** A line with the searched words highlighted, by more than colour. */
export function MarkedWords({ line, words }: { line: string; words: string }) {
  const searchWords = words.split(/\s+/).filter((word) => word !== '')
  if (searchWords.length === 0) return line
  const escapedWords = searchWords.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${escapedWords.join('|')})`, 'giu')
  let end = 0
  return line.split(pattern).map((piece, index) => {
    end += piece.length
    if (index % 2 === 0) return piece
    return (
      <mark
        key={end}
        className="bg-transparent font-semibold text-text underline decoration-brand decoration-2 underline-offset-2"
      >
        {piece}
      </mark>
    )
  })
}
