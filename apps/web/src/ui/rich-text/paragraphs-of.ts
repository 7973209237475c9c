/** Returns plain text as HTML, a paragraph for each line. Browser only. */
export function paragraphsOf(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const paragraph = document.createElement('p')
      paragraph.textContent = line
      return paragraph.outerHTML
    })
    .join('')
}
