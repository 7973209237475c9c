import type { ReactNode } from 'react'

/** The width of the pages about posting jobs: texts and forms are narrow, and the page of a job is wide. */
export function PostingFrame({ children }: { children: ReactNode }) {
  return <div className="mx-auto flex w-full max-w-feed flex-col gap-6">{children}</div>
}
