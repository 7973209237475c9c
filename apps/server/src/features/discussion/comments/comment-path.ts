/** Returns the path of a comment: its anchor on the page of its subject. */
export function commentPath(path: string, id: string): string {
  return `${path.replace(/#.*$/, '')}#comment-${id}`
}
