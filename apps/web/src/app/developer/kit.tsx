import { t } from '@rise/texts'
import { KitPage } from '../../ui/kit/kit-page.tsx'
import { PageHead } from '../page/page-head.tsx'

/** The page of the design system, with a title. */
export function Kit() {
  return (
    <>
      <PageHead title={t('Kit')} noindex />
      <KitPage />
    </>
  )
}
