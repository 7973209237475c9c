import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { MOST_GALLERY_PICTURES } from '@rise/contract/pictures/limits'
import { t } from '@rise/texts'
import { Card } from '../../../ui/base/card.tsx'
import { PictureField } from '../../../ui/fields/picture-field.tsx'
import { pictureLimits, useUploadPicture } from '../../pictures/index.ts'
import { GalleryItem } from './gallery-item.tsx'
import { useGallery } from './use-gallery.ts'

/**
 * The pictures of the page; adding, describing, moving and removing take effect immediately. The limits of pictures are
 * stated above, with the logo and cover.
 */
export function GallerySection({ desk }: { desk: CompanyDesk }) {
  const upload = useUploadPicture('gallery')
  const { add, describe, move, remove, announcement } = useGallery(desk)
  const pictures = desk.gallery
  return (
    <Card as="section" aria-labelledby="gallery-title" className="flex w-full max-w-feed flex-col gap-4">
      <div>
        <h2 id="gallery-title" className="text-h3 tabular-nums">
          {pictures.length > 0
            ? t('Pictures ({count} of {most})', { count: pictures.length, most: MOST_GALLERY_PICTURES })
            : t('Pictures')}
        </h2>
        <p className="mt-1 text-small text-muted">
          {t('Show where people work and what they make, with up to {most} pictures. Changes are live at once.', {
            most: MOST_GALLERY_PICTURES,
          })}
        </p>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {pictures.length > 0 ? (
        <ol aria-label={t('Pictures')} className="flex flex-col divide-y divide-line">
          {pictures.map((picture, index) => (
            <li key={picture._id} className="py-4">
              <GalleryItem
                picture={picture}
                index={index}
                count={pictures.length}
                onDescribe={(alt) => describe(picture, alt)}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      {pictures.length < MOST_GALLERY_PICTURES ? (
        <PictureField
          label={t('Picture')}
          current={null}
          filled={false}
          limits={pictureLimits}
          aspect={null}
          askAlt
          plain
          rulesAbove
          save={async (chosen, watch) => add(await upload(chosen, watch))}
        />
      ) : (
        <p className="text-small text-muted">
          {t('These are all that there can be. Remove one to add another.', 'pictures')}
        </p>
      )}
    </Card>
  )
}
