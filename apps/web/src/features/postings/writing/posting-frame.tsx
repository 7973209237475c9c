import type { ReactNode } from 'react'

/** The narrow frame for texts and forms of the pages about posting jobs; the preview of a job is wider. */
export function PostingFrame({ children }: { children: ReactNode }) {
  return <div className="mx-auto flex w-full max-w-feed flex-col gap-6">{children}</div>
}
