import { t } from '@rise/texts'
import { useSettings } from '../../app/base/settings.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'

/** In place of the form, for guests. */
export function JoinToComment() {
  const { productName } = useSettings()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-small text-muted">{t('Join {productName} for free to say something.', { productName })}</p>
      <ButtonLink to="/login?portal=professionals&mode=signup" size="dense">
        {t('Join and comment')}
      </ButtonLink>
    </div>
  )
}
