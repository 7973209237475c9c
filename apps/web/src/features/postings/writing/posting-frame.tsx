import type { ReactNode } from 'react'

/** Texts and forms are narrow; the page of a job uses the full width. */
export function PostingFrame({ children }: { children: ReactNode }) {
  return <div className="mx-auto flex w-full max-w-feed flex-col gap-6">{children}</div>
}
