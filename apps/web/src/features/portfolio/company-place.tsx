import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/base/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { DeskFrame, useTeamMay } from '../companies/index.ts'
import type { CasePlace } from './case-place.ts'

export const COMPANY_PORTFOLIO = '/custom/portfolio'

interface FrameProps {
  readonly title: string
  readonly intro: string
  /** The main action of the page, next to its heading. */
  readonly action?: ReactNode
  /** Whether the content has the whole width: a list, but not a form. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The frame of the pages where a team edits its company's portfolio. */
export function CompanyFrame({ title, intro, action, wide = false, children }: FrameProps) {
  return (
    <DeskFrame title={title} action={action}>
      {(desk) => (
        <ForEditors desk={desk}>
          <div className={wide ? undefined : 'max-w-feed'}>
            <p className="mb-6 max-w-reading text-muted">{intro}</p>
            {children}
          </div>
        </ForEditors>
      )}
    </DeskFrame>
  )
}

function ForEditors({ desk, children }: { desk: Parameters<typeof useTeamMay>[0]; children: ReactNode }) {
  const may = useTeamMay(desk)
  if (may('edit-page')) return children
  return (
    <EmptyState
      kind="no-match"
      title={t('Only owners and editors can edit the portfolio')}
      action={<ButtonLink to="/company/edit">{t('Go to your desk')}</ButtonLink>}
    >
      {t('You’re a recruiter. Ask an owner to make you an editor.')}
    </EmptyState>
  )
}

export const companyPlace: CasePlace = {
  role: 'employer',
  edit: (slug) => `${COMPANY_PORTFOLIO}/edit/${slug}`,
  draftPreview: (slug) => `${COMPANY_PORTFOLIO}/create/preview?draft=${encodeURIComponent(slug)}`,
  Frame: CompanyFrame,
}
