// Résumés as web pages, with the layouts of well-known builders, in our own markup.
import type { Person } from './person.ts'
import { type DateStyle, degreeIn, periodIn } from './words.ts'

const html = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const bullets = (list: readonly string[]): string => `<ul>${list.map((text) => `<li>${html(text)}</li>`).join('')}</ul>`
const section = (title: string, body: string): string => `<section><h2>${html(title)}</h2>${body}</section>`
/** Characters of an icon font, which have no meaning as text. */
const icon = (code: number): string => `<i>${String.fromCodePoint(code)}</i>`

const workSection = (p: Person, how?: DateStyle): string =>
  section(
    p.headings.work,
    p.work
      .map(
        (w) =>
          `<div class=entry><div class=row><b>${html(w.company)}</b><span>${html(periodIn(w, p, how))}</span></div><div class=row><span>${html(w.position)}</span><span>${html(w.location)}</span></div>${bullets(w.highlights)}</div>`,
      )
      .join(''),
  )
const educationOf = (p: Person, how?: DateStyle): string =>
  section(
    p.headings.education,
    p.education
      .map(
        (e) =>
          `<div class=entry><div class=row><b>${html(e.institution)}</b><span>${html(periodIn(e, p, how))}</span></div><div>${html(degreeIn(e, p))}</div></div>`,
      )
      .join(''),
  )
const skillsOf = (p: Person): string =>
  section(
    p.headings.skills,
    p.skills
      .map(
        ({ name, keywords }) =>
          `<div class=group><b>${html(name)}</b><div>${keywords.map(html).join(', ')}</div></div>`,
      )
      .join(''),
  )
const skillTags = (p: Person): string =>
  section(
    p.headings.skills,
    `<div>${p.skills
      .flatMap(({ keywords }) => keywords)
      .map(html)
      .join(' • ')}</div>`,
  )
const languagesOf = (p: Person): string =>
  section(
    p.headings.languages,
    p.languages.map(({ language, fluency }) => `<div><b>${html(language)}</b> – ${html(fluency)}</div>`).join(''),
  )
const summaryOf = (p: Person): string => section(p.headings.summary, `<p>${html(p.summary)}</p>`)
const contactOf = (p: Person): string =>
  `<div class=contact><div>${icon(0xf0e0)} ${html(p.email)}</div><div>${icon(0xf095)} ${html(p.phone)}</div><div>${icon(0xf3c5)} ${html(p.place)}</div></div>`

function page(p: Person, style: string, body: string): string {
  const isRightToLeft = p.lang === 'ar' || p.lang === 'he'
  return `<!doctype html><html lang=${p.lang} dir=${isRightToLeft ? 'rtl' : 'ltr'}><meta charset=utf-8><style>@page{size:A4;margin:14mm}
*{margin:0;padding:0;box-sizing:border-box}body{font:10pt/1.4 "Liberation Sans","Noto Sans","Noto Sans CJK SC","Noto Sans Arabic","Noto Sans Hebrew","Noto Sans Devanagari",sans-serif}
i{font-family:"Font Awesome 6 Free","Font Awesome 5 Free",FontAwesome;font-style:normal;font-weight:900}
h1{font-size:22pt}h2{font-size:13pt;margin:12px 0 4px}.row{display:flex;justify-content:space-between}ul{padding-inline-start:16px}.entry{margin-bottom:8px}.group{margin-bottom:4px}${style}</style>${body}</html>`
}
const head = (p: Person): string =>
  `<header><h1>${html(p.name)}</h1><div>${html(p.headline)}</div>${contactOf(p)}</header>`

/** A narrow left column below the head. */
const sideLeft = (p: Person): string =>
  page(
    p,
    'main{display:grid;grid-template-columns:32% 1fr;gap:24px}',
    `${head(p)}<main><div>${skillsOf(p)}${languagesOf(p)}</div><div>${summaryOf(p)}${workSection(p)}${educationOf(p)}</div></main>`,
  )
/** A short right column, which ends long before the left one. */
const sideRight = (p: Person): string =>
  page(
    p,
    'main{display:grid;grid-template-columns:1fr 28%;gap:28px}',
    `${head(p)}<main><div>${summaryOf(p)}${workSection(p, { style: 'numbers' })}${educationOf(p, { style: 'numbers' })}</div><div>${languagesOf(p)}${skillTags(p)}</div></main>`,
  )
/** A coloured column with name and contact details, level with the first section. */
const filled = (p: Person): string =>
  page(
    p,
    'main{display:grid;grid-template-columns:34% 1fr;gap:20px}aside{background:#eef;padding:12px}h1{font-size:17pt}',
    `<main><aside><h1>${html(p.name)}</h1><div>${html(p.headline)}</div>${contactOf(p)}${skillsOf(p)}${languagesOf(p)}${educationOf(p)}</aside><div>${summaryOf(p)}${workSection(p)}</div></main>`,
  )
/** One column, with a line below each heading. */
const single = (p: Person): string =>
  page(
    p,
    'h2{border-bottom:1px solid}.contact{display:flex;gap:16px}',
    `${head(p)}${summaryOf(p)}${workSection(p, { sign: ' → ' })}${educationOf(p)}${skillsOf(p)}${languagesOf(p)}`,
  )

export const htmlTemplates: Readonly<Record<string, (person: Person) => string>> = {
  'side-left': sideLeft,
  'side-right': sideRight,
  filled,
  single,
}
