import { pictureRules } from '@rise/contract/pictures/limits'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Image } from 'lucide-react'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { memberName } from '../../app/navigation/member/navigation.ts'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { LogoMark } from '../../ui/base/logo-mark.tsx'
import { Picture } from '../../ui/base/picture.tsx'
import { PictureField, PictureRules } from '../../ui/fields/picture-field.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { pictureLimits } from './picture-limits.ts'
import { useChoosePicture } from './queries.ts'

const COVER_WIDTH = 640
const COVER_HEIGHT = COVER_WIDTH / 4
const coverClass =
  'flex aspect-[4/1] w-[75rem] max-w-full items-center justify-center overflow-hidden rounded-control bg-raised text-subtle'

/**
 * Edits the photo (or logo) and cover of the current actor. Has its full height before the pictures load, so that a
 * press on the content below doesn't miss.
 */
export function AccountPictures() {
  const { query } = usePictures()
  // One message covers both pictures.
  if (query.isError && !query.data) return <LoadFailure query={query} />
  return (
    <>
      <PictureRules limits={pictureLimits} />
      <AccountPhoto plain rulesAbove />
      <AccountCover plain rulesAbove />
    </>
  )
}

interface FieldProps {
  /** Whether the field is among other fields of a card. */
  readonly plain?: boolean
  /** Whether the limits are stated elsewhere on the page. */
  readonly rulesAbove?: boolean
}

/** Edits only the photo (or logo). */
export function AccountPhoto({ plain = false, rulesAbove = false }: FieldProps) {
  const { user, query } = usePictures()
  const photo = useChoosePicture('photo')
  if (query.isError && !query.data) return <LoadFailure query={query} />
  if (!user) return null
  const name = memberName(user)
  const isPerson = user.role === 'professional'
  const shownPhoto = query.data ? query.data.photo : user.photo
  return (
    <PictureField
      label={isPerson ? t('Photo') : t('Logo')}
      current={
        isPerson ? (
          <Avatar name={name} photo={shownPhoto} size={96} />
        ) : (
          <LogoMark name={name} logo={shownPhoto} size={96} />
        )
      }
      filled={shownPhoto !== null}
      limits={pictureLimits}
      aspect={pictureRules.photo.aspect}
      round={isPerson}
      plain={plain}
      rulesAbove={rulesAbove}
      {...photo}
    />
  )
}

/** Edits only the cover. */
export function AccountCover({ plain = false, rulesAbove = false }: FieldProps) {
  const { user, query } = usePictures()
  const cover = useChoosePicture('cover')
  const { data } = query
  if (query.isError && !data) return <LoadFailure query={query} />
  if (!user) return null
  return (
    <PictureField
      label={t('Cover', 'a picture')}
      current={
        <span className={coverClass}>
          <Picture
            src={data?.cover}
            width={COVER_WIDTH}
            height={COVER_HEIGHT}
            sizes={`(min-width: 40rem) ${COVER_WIDTH}px, 100vw`}
            className="h-full w-full object-cover"
            fallback={data ? <Image size={24} aria-hidden /> : null}
          />
        </span>
      }
      filled={data !== undefined && data.cover !== null}
      limits={pictureLimits}
      aspect={pictureRules.cover.aspect}
      plain={plain}
      rulesAbove={rulesAbove}
      {...cover}
    />
  )
}

function usePictures() {
  return { user: useCurrentUser(), query: useQuery(queryOf(useApi(), 'GET /api/v1/account/pictures')) }
}

function LoadFailure({ query: { refetch, isFetching } }: Pick<ReturnType<typeof usePictures>, 'query'>) {
  return <FailedBlock title={t('Couldn’t load your pictures')} onRetry={() => void refetch()} retrying={isFetching} />
}
