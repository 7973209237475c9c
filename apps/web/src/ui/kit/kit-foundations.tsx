import { BrandLogo, BrandMark } from '../base/brand-logo.tsx'
import { KitRow, KitSection } from './kit-section.tsx'

const scale = [
  ['hero', 'text-hero font-bold', '56/60 bold, home page only'],
  ['display', 'text-display font-bold', '40/44 bold, landing only'],
  ['h1', 'text-h1 font-semibold', '30/36'],
  ['h2', 'text-h2 font-semibold', '24/32'],
  ['h3', 'text-h3 font-semibold', '20/28'],
  ['lead', 'text-lead', '18/28'],
  ['body', 'text-body', '16/24'],
  ['small', 'text-small', '14/20'],
  ['caption', 'text-caption', '12/16'],
] as const

const roles = [
  ['bg', 'bg-bg text-text'],
  ['surface', 'bg-surface text-text'],
  ['raised', 'bg-raised text-muted'],
  ['subtle', 'bg-surface text-subtle'],
  ['brand', 'bg-brand text-on-brand'],
  ['brand-soft', 'bg-brand-soft text-on-brand-soft'],
  ['danger', 'bg-danger text-on-danger'],
  ['danger-soft', 'bg-danger-soft text-danger'],
  ['success-soft', 'bg-success-soft text-success'],
  ['warning-soft', 'bg-warning-soft text-warning'],
  ['info-soft', 'bg-info-soft text-info'],
] as const

/** Logo, type and colours. */
export function KitFoundations() {
  return (
    <>
      <KitSection title="Logo">
        <KitRow title="Wordmark, and the mark at 64, 32, 24 and 16 px">
          <BrandLogo name="Rise" />
          <BrandMark size={64} />
          <BrandMark size={32} />
          <BrandMark size={24} />
          <BrandMark size={16} />
        </KitRow>
      </KitSection>
      <KitSection title="Type">
        <dl className="flex flex-col gap-4">
          {scale.map(([name, look, size]) => (
            <div key={name} className="flex flex-col gap-1">
              <dt className="text-caption text-subtle">
                {name}, {size}
              </dt>
              <dd className={look}>Work that fits your life, $84,500</dd>
            </div>
          ))}
        </dl>
        <div className="prose">
          <p>
            Prose is for text that people wrote. It keeps to 66 characters a line, and{' '}
            <a href="#prose">links in it are underlined</a>, so that colour is never the only signal.
          </p>
          <h3>What you will do</h3>
          <ul>
            <li>Own the payments service from the first sketch to the on-call rota.</li>
            <li>
              Write <em>decisions</em> down, and <strong>change your mind</strong> in writing.
            </li>
          </ul>
          <blockquote>A quotation stands a little apart and in a quieter voice.</blockquote>
        </div>
      </KitSection>
      <KitSection title="Colour">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {roles.map(([name, look]) => (
            <li key={name} className={`rounded-card border border-line p-4 text-small font-medium ${look}`}>
              {name}
            </li>
          ))}
        </ul>
      </KitSection>
    </>
  )
}
