import type { ComponentType, ReactNode } from 'react'

/** The context of an editable portfolio: a professional's own, or that of the company that the member acts for. */
export interface CasePlace {
  readonly role: 'professional' | 'employer'
  readonly edit: (slug: string) => string
  /**
   * Returns the address of a draft's preview, where the draft can be published. Absent if the preview is part of the
   * edit page.
   */
  readonly draftPreview?: (slug: string) => string
  readonly Frame: ComponentType<{ readonly title: string; readonly intro: string; readonly children: ReactNode }>
}
