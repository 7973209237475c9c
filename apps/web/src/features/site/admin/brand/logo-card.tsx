import type { Brand } from '@rise/contract/site/brand/shapes'
import { t } from '@rise/texts'
import { useApi } from '../../../../app/base/settings.tsx'
import { BrandMark } from '../../../../ui/base/brand-logo.tsx'
import { Card } from '../../../../ui/base/card.tsx'
import { PictureField } from '../../../../ui/fields/picture-field.tsx'
import { pictureLimits } from '../../../pictures/index.ts'
import { useBrandChange } from './use-brand-change.ts'

/** The logo: chosen, and previewed on light and dark backgrounds. */
export function LogoCard({ brand: { version, logo } }: { brand: Brand }) {
  const api = useApi()
  const { save } = useBrandChange({ failure: t('Couldn’t change the logo.'), goBack: async () => undefined })
  return (
    <Card className="flex flex-col gap-3">
      <PictureField
        label={t('Logo')}
        current={<Backgrounds logo={logo} />}
        filled={logo !== null}
        limits={pictureLimits}
        aspect={null}
        save={({ file }, watch) =>
          save(() => api('PUT /api/v1/admin/brand/logo', { body: { picture: file, version }, ...watch }))
        }
        remove={() => save(() => api('DELETE /api/v1/admin/brand/logo', { query: { version } }))}
      />
      <p className="text-small text-muted">
        {t(
          'Best as a PNG with a transparent ground that can be seen on light and dark pages. A logo wider than high replaces the name in the header, too.',
        )}
      </p>
    </Card>
  )
}

/** The logo on both backgrounds, as in the header. */
function Backgrounds({ logo }: Pick<Brand, 'logo'>) {
  return (
    <span className="flex overflow-hidden rounded-control border border-line">
      {['#ffffff', '#171a1c'].map((ground) => (
        <span key={ground} className="flex h-16 items-center px-4" style={{ backgroundColor: ground }}>
          {logo ? (
            <img src={logo.url} alt="" className="h-[1.75rem] w-auto" width={logo.width} height={logo.height} />
          ) : (
            <BrandMark size={28} />
          )}
        </span>
      ))}
    </span>
  )
}
