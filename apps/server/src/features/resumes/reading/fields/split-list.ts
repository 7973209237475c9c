/** Splits a list at commas, separators and gaps; commas in brackets belong to their item. */
export function splitList(text: string): string[] {
  const items: string[] = []
  let [depth, item] = [0, '']
  for (const letter of /[,;|•·\t、，；،]/u.test(text) ? text : text.replaceAll(/\s[–—/-]\s(?=\p{Lu})/gu, '\t')) {
    if (letter === '(' || letter === '（') depth += 1
    if (letter === ')' || letter === '）') depth = Math.max(0, depth - 1)
    if (depth === 0 && /[,;|•·●▪‧\t\n、，；،⋄◦]/u.test(letter)) {
      items.push(item)
      item = ''
    } else item += letter
  }
  return [...items, item]
    .map((each) =>
      each
        .trim()
        .replace(/^(?:and|und|et|y|e|i|ve|og|och|en|ja|a|és|și|και|и|та)\s(?=\S)/u, '')
        .replace(/(?<!\.\p{L}*)[.。]$/u, ''),
    )
    .filter((each) => /[\p{L}\p{N}]/u.test(each))
}
