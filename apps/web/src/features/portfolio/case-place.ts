import type { ComponentType, ReactNode } from 'react'

/** Where a portfolio is looked after: a professional's own, or that of the company that the member acts for. */
export interface CasePlace {
  readonly role: 'professional' | 'employer'
  readonly edit: (slug: string) => string
  /** Where a draft is seen as readers would see it, and published. Without it, that is beside its form. */
  readonly draftPreview?: (slug: string) => string
  readonly Frame: ComponentType<{ readonly title: string; readonly intro: string; readonly children: ReactNode }>
}
