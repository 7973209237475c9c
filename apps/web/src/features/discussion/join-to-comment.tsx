import { useSettings } from '../../app/base/settings.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'

/** In place of the form, for guests. */
export function JoinToComment() {
  const { productName } = useSettings()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-small text-muted">Join {productName} for free to say something.</p>
      <ButtonLink to="/login?portal=professionals&mode=signup" size="dense">
        Join and comment
      </ButtonLink>
    </div>
  )
}
