/** Where a comment is: its place on the page of what it was said to. */
export function commentPath(path: string, id: string): string {
  return `${path.replace(/#.*$/, '')}#comment-${id}`
}
