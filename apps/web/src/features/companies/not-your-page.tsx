import { t } from '@rise/texts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'

/** Tells recruiters, who can't edit the page, which colleagues can, and where to continue. */
export function NotYourPage({ slug }: { slug: string }) {
  return (
    <Notice
      title={t('Only owners and editors can edit the page')}
      live={false}
      action={<ButtonLink to={`/company/${slug}/edit`}>{t('Go to your desk')}</ButtonLink>}
    >
      {t('You’re a recruiter. Ask an owner to make you an editor.')}
    </Notice>
  )
}
