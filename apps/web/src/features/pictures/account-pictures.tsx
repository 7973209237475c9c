import { pictureRules } from '@rise/contract/picture-rules'
import { useQuery } from '@tanstack/react-query'
import { Image } from 'lucide-react'
import { memberName } from '../../app/navigation.ts'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { useApi } from '../../app/settings.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { FailedBlock } from '../../ui/failed-block.tsx'
import { LogoMark } from '../../ui/logo-mark.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PictureField } from '../../ui/picture-field.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { pictureLimits } from './picture-limits.ts'
import { accountPicturesQuery, useChoosePicture } from './queries.ts'

const COVER_WIDTH = 512
const COVER_HEIGHT = COVER_WIDTH / 4

/** Photo and cover of a professional, logo and cover of a company. */
export function AccountPictures() {
  const user = useCurrentUser()
  const { data, isError, isFetching, refetch } = useQuery(accountPicturesQuery(useApi()))
  const photo = useChoosePicture('photo')
  const cover = useChoosePicture('cover')
  if (isError && !data) {
    return (
      <FailedBlock title="Your pictures could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  if (!data || !user) return <PicturesOnTheirWay />
  const name = memberName(user)
  const person = user.role === 'professional'
  return (
    <>
      <PictureField
        label={person ? 'Photo' : 'Logo'}
        current={
          person ? (
            <Avatar name={name} photo={data.photo} size={96} />
          ) : (
            <LogoMark name={name} logo={data.photo} size={96} />
          )
        }
        filled={data.photo !== null}
        limits={pictureLimits}
        aspect={pictureRules.photo.aspect}
        round={person}
        {...photo}
      />
      <PictureField
        label="Cover"
        current={
          <Picture
            src={data.cover}
            width={COVER_WIDTH}
            height={COVER_HEIGHT}
            sizes={`(min-width: 40rem) ${COVER_WIDTH}px, 100vw`}
            className="h-auto w-full rounded-control bg-raised"
            fallback={<NoCover />}
          />
        }
        filled={data.cover !== null}
        limits={pictureLimits}
        aspect={pictureRules.cover.aspect}
        {...cover}
      />
    </>
  )
}

function NoCover() {
  return (
    <span className="flex h-24 w-24 items-center justify-center rounded-control bg-raised text-subtle">
      <Image size={24} aria-hidden />
    </span>
  )
}

function PicturesOnTheirWay() {
  return (
    <SkeletonGroup label="Loading your pictures">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    </SkeletonGroup>
  )
}
