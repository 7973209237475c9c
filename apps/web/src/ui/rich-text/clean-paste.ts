/** Elements whose content isn't text. */
const removedElements = 'style, script, meta, link, title, xml, template, iframe, object, svg, math, form, button'
const MARKER = /^\s*(?:[·•o§\u00a7\uf0b7\uf0a7–-]|(?:\d+|[a-z]|[ivx]+)[.)])\s*/i

/**
 * Converts HTML from elsewhere (Word, Google Docs, web pages) to the editor's elements: lists are lists, bold is bold,
 * and pictures stay only if `isOwn` accepts them. Browser only: it needs the DOM's parser.
 */
export function cleanPaste(html: string, isOwn: (src: string) => boolean): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(removedElements)) element.remove()
  removeComments(body)
  for (const picture of body.querySelectorAll('img')) if (!isOwn(picture.getAttribute('src') ?? '')) picture.remove()
  convertWordLists(body)
  for (const element of [...body.querySelectorAll('*')]) normaliseElement(element)
  for (const paragraph of body.querySelectorAll('p')) {
    const isBlank = (paragraph.textContent ?? '').replaceAll('\u00a0', ' ').trim() === ''
    if (isBlank && !paragraph.querySelector('img')) paragraph.remove()
  }
  return body.innerHTML
}

function removeComments(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

/** Converts lists from Word, which writes items as paragraphs, with their numbers or bullets as text. */
function convertWordLists(body: HTMLElement): void {
  let list: HTMLElement | undefined
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p')]) {
    if (!/mso-list:\s*l\d/i.test(paragraph.getAttribute('style') ?? '')) {
      list = undefined
      continue
    }
    const isNumbered = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(paragraph.textContent ?? '')
    if (list === undefined || list.nextSibling !== paragraph) {
      list = document.createElement(isNumbered ? 'ol' : 'ul')
      paragraph.before(list)
      // Whitespace between paragraphs would split the list.
      while (list.nextSibling !== paragraph && list.nextSibling) list.nextSibling.remove()
    }
    const item = document.createElement('li')
    withoutMarker(paragraph)
    item.append(...paragraph.childNodes)
    list.append(item)
    const nextNode = paragraph.nextSibling
    paragraph.remove()
    if (nextNode?.nodeType === Node.TEXT_NODE && nextNode.textContent?.trim() === '') nextNode.remove()
  }
}

function withoutMarker(paragraph: HTMLElement): void {
  const markerSpan = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  if (markerSpan) {
    markerSpan.remove()
    return
  }
  const text = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode()
  if (text) text.textContent = (text.textContent ?? '').replace(MARKER, '')
}

/** Converts an element's style to elements, and removes everything else about its look. */
function normaliseElement(element: Element): void {
  const style = element.getAttribute('style') ?? ''
  const weight = /(?:^|[;\s])font-weight:\s*(\w+)/i.exec(style)?.[1] ?? ''
  const isHeading = /^h[1-6]$/i.test(element.tagName)
  // Google Docs wraps everything in a `b` that is not bold.
  if (/^(?:b|strong)$/i.test(element.tagName) && /^(?:normal|[1-4]00)$/i.test(weight))
    element.replaceWith(...element.childNodes)
  else if (/^span$/i.test(element.tagName)) {
    if (/font-style:\s*italic/i.test(style)) wrapContent(element, 'em')
    if (/^(?:bold|[6-9]00)$/i.test(weight) && !element.closest('h1,h2,h3,h4,h5,h6')) wrapContent(element, 'strong')
  }
  if (isHeading) rename(element, /^h[12]$/i.test(element.tagName) ? 'h2' : 'h3')
  for (const name of element.getAttributeNames()) {
    if (!['href', 'src', 'alt', 'width', 'height', 'start'].includes(name)) element.removeAttribute(name)
  }
}

function wrapContent(element: Element, name: string): void {
  const wrapper = document.createElement(name)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

function rename(element: Element, name: string): void {
  if (element.tagName.toLowerCase() === name) return
  const replacement = document.createElement(name)
  replacement.append(...element.childNodes)
  element.replaceWith(replacement)
}
