import type { ReactNode } from 'react'

/** What is read or filled in stands narrow; the page of a job has all the room. */
export function PostingFrame({ children }: { children: ReactNode }) {
  return <div className="mx-auto flex w-full max-w-feed flex-col gap-6">{children}</div>
}
