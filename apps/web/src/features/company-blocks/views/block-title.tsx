/** The heading of a block, if it has one. */
export function BlockTitle({ children }: { children: string }) {
  return children ? <h2 className="mb-4 text-h2 break-words">{children}</h2> : null
}
