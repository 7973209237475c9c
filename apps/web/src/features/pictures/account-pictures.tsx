import { pictureRules } from '@rise/contract/pictures/limits'
import { useQuery } from '@tanstack/react-query'
import { Image } from 'lucide-react'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { memberName } from '../../app/navigation/member/navigation.ts'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { LogoMark } from '../../ui/base/logo-mark.tsx'
import { Picture } from '../../ui/base/picture.tsx'
import { PictureField } from '../../ui/fields/picture-field.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { pictureLimits } from './picture-limits.ts'
import { useChoosePicture } from './queries.ts'

const COVER_WIDTH = 512
const COVER_HEIGHT = COVER_WIDTH / 4
const coverClass =
  'flex aspect-[4/1] w-[32rem] max-w-full items-center justify-center overflow-hidden rounded-control bg-raised text-subtle'

/**
 * Edits the photo (or logo) and cover of the current actor. Has its full height before they load, so that content below
 * stays in place under a press.
 */
export function AccountPictures() {
  const user = useCurrentUser()
  const { data, isError, isFetching, refetch } = useQuery(queryOf(useApi(), 'GET /api/v1/account/pictures'))
  const photo = useChoosePicture('photo')
  const cover = useChoosePicture('cover')
  if (isError && !data) {
    return <FailedBlock title="Couldn’t load your pictures" onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!user) return null
  const name = memberName(user)
  const person = user.role === 'professional'
  const shownPhoto = data ? data.photo : user.photo
  return (
    <>
      <PictureField
        label={person ? 'Photo' : 'Logo'}
        current={
          person ? (
            <Avatar name={name} photo={shownPhoto} size={96} />
          ) : (
            <LogoMark name={name} logo={shownPhoto} size={96} />
          )
        }
        filled={shownPhoto !== null}
        limits={pictureLimits}
        aspect={pictureRules.photo.aspect}
        round={person}
        {...photo}
      />
      <PictureField
        label="Cover"
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
        {...cover}
      />
    </>
  )
}
