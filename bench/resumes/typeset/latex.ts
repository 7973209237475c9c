// Résumés in LaTeX, with the layouts of well-known templates, in our own words and commands.
import type { Person } from './person.ts'
import { degreeIn, periodIn } from './words.ts'

const signs: Readonly<Record<string, string>> = {
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '{': '\\{',
  '}': '\\}',
  '’': "'",
}
const tex = (text: string): string => text.replaceAll(/[&%$#_{}’]/g, (sign) => signs[sign] ?? sign)

const cjk: Readonly<Record<string, string>> = { ja: 'Noto Sans CJK JP', zh: 'Noto Sans CJK SC', ko: 'Noto Sans CJK KR' }

/** The preamble; `font` requires XeLaTeX. */
function preamble(
  person: Person,
  { font, margin = '1.8cm', extra = '' }: { readonly font?: string; readonly margin?: string; readonly extra?: string },
): string {
  const fontName = cjk[person.lang] ?? font
  const fonts = fontName
    ? `\\usepackage{fontspec}\\setmainfont{${fontName}}${cjk[person.lang] ? '\\XeTeXlinebreaklocale "zh"\\XeTeXlinebreakskip=0pt plus 1pt' : ''}`
    : `\\usepackage[T1]{fontenc}\\usepackage{${person.id === 'developer' ? 'lmodern' : 'mathptmx'}}\\pdfcompresslevel9\\pdfobjcompresslevel3`
  return `\\documentclass[10pt,a4paper]{article}\\usepackage[margin=${margin}]{geometry}${fonts}
\\usepackage{titlesec,enumitem,tabularx,array,xcolor,paracol}\\usepackage[hidelinks]{hyperref}\\pagestyle{empty}\\setlength{\\parindent}{0pt}
\\titlespacing*{\\section}{0pt}{10pt}{5pt}\\setlist[itemize]{leftmargin=1.2em,topsep=1pt,itemsep=1pt,parsep=0pt}
${extra}\\begin{document}\n`
}

const items = (list: readonly string[]): string =>
  `\\begin{itemize}${list.map((text) => `\\item ${tex(text)}`).join('\n')}\\end{itemize}\n`
const contacts = (p: Person): string[] => [p.phone, p.email, p.place].map(tex)
const skillLines = (p: Person): string =>
  p.skills.map(({ name, keywords }) => `\\textbf{${tex(name)}}: ${keywords.map(tex).join(', ')}\\\\`).join('\n')
const languageList = (p: Person): string =>
  p.languages.map(({ language, fluency }) => `${tex(language)} (${tex(fluency)})`).join(', ')

/** Company and place in the first row, role and dates in the second. */
function ruled(p: Person): string {
  const row = (a: string, b: string, c: string, d: string) =>
    `\\begin{tabular*}{\\textwidth}[t]{l@{\\extracolsep{\\fill}}r}\\textbf{${tex(a)}} & ${tex(b)} \\\\ \\textit{\\small ${tex(c)}} & \\textit{\\small ${tex(d)}} \\\\ \\end{tabular*}\n`
  return `${preamble(p, { extra: '\\titleformat{\\section}{\\scshape\\raggedright\\large}{}{0em}{}[\\titlerule]' })}
\\begin{center}{\\Huge\\scshape ${tex(p.name)}}\\\\[3pt]\\small ${contacts(p).join(' $|$ ')}\\end{center}
\\section*{${tex(p.headings.education)}}
${p.education.map((e) => row(e.institution, e.location, degreeIn(e, p), periodIn(e, p, { sign: ' -- ' }))).join('\n')}
\\section*{${tex(p.headings.work)}}
${p.work.map((w) => row(w.position, periodIn(w, p, { sign: ' -- ' }), w.company, w.location) + items(w.highlights)).join('\n')}
\\section*{${tex(p.headings.skills)}}
\\begin{itemize}[leftmargin=0.15in,label={}]\\small\\item{${skillLines(p)}}\\end{itemize}
\\section*{${tex(p.headings.languages)}}
${languageList(p)}
\\end{document}`
}

/** Company first, skills as one list. */
function plainList(p: Person): string {
  const row = (a: string, b: string, c: string, d: string) =>
    `\\item\\begin{tabular*}{0.97\\textwidth}{l@{\\extracolsep{\\fill}}r}\\textbf{${tex(a)}} & ${tex(b)}\\\\\\textit{\\small ${tex(c)}} & \\textit{\\small ${tex(d)}}\\\\\\end{tabular*}\n`
  return `${preamble(p, { extra: '\\titleformat{\\section}{\\vspace{-4pt}\\scshape\\raggedright\\large}{}{0em}{}[\\color{black}\\titlerule\\vspace{-5pt}]' })}
\\begin{tabular*}{\\textwidth}{l@{\\extracolsep{\\fill}}r}\\textbf{\\Large ${tex(p.name)}} & Email: ${tex(p.email)}\\\\${tex(p.place)} & Mobile: ${tex(p.phone)}\\end{tabular*}
\\section{${tex(p.headings.work)}}\\begin{itemize}[leftmargin=*,label={}]
${p.work.map((w) => row(w.company, w.location, w.position, periodIn(w, p, { sign: ' - ' })) + items(w.highlights)).join('\n')}\\end{itemize}
\\section{${tex(p.headings.education)}}\\begin{itemize}[leftmargin=*,label={}]
${p.education.map((e) => row(e.institution, e.location, degreeIn(e, p), periodIn(e, p, { sign: ' -- ' }))).join('\n')}\\end{itemize}
\\section{${tex(p.headings.skills)}}\\begin{itemize}[leftmargin=*,label={}]
${p.skills.map(({ name, keywords }) => `\\item \\textbf{${tex(name)}}{: ${keywords.map(tex).join(', ')}}`).join('\n')}\\end{itemize}
\\section{${tex(p.headings.languages)}}\\begin{itemize}[leftmargin=*,label={}]\\item ${languageList(p)}\\end{itemize}
\\end{document}`.replaceAll('\\section{', '\\section*{')
}

/** Centred head, coloured headings, a footer with the date, the name and the page. */
function footed(p: Person): string {
  const row = (a: string, b: string, c: string, d: string) =>
    `\\begin{tabular*}{\\textwidth}{@{}l@{\\extracolsep{\\fill}}r@{}}\\textbf{${tex(a)}} & \\textit{${tex(b)}}\\\\{\\small\\MakeUppercase{${tex(c)}}} & \\textit{\\small ${tex(d)}}\\end{tabular*}\n`
  const extra = `\\usepackage{fancyhdr}\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}\\fancyfoot[L]{\\small\\MakeUppercase{February 3, 2026}}\\fancyfoot[C]{\\small ${tex(p.name)}~~~·~~~Résumé}\\fancyfoot[R]{\\small\\thepage}
\\titleformat{\\section}{\\Large\\bfseries\\color{teal}}{}{0em}{}[\\titlerule]`
  return `${preamble(p, { font: 'Roboto', extra })}\\pagestyle{fancy}
\\begin{center}{\\Huge\\bfseries ${tex(p.name)}}\\\\[2pt]{\\small\\color{teal} ${tex(p.headline)}}\\\\{\\small\\textit{${tex(p.place)}}}\\\\{\\small ${tex(p.phone)}~~|~~${tex(p.email)}~~|~~github.com/${p.id}-dev}\\end{center}
\\section*{${tex(p.headings.summary)}}
${tex(p.summary)}
\\section*{${tex(p.headings.work)}}
${p.work.map((w) => row(w.company, w.location, w.position, periodIn(w, p, { sign: ' - ' })) + items(w.highlights)).join('\n')}
\\section*{${tex(p.headings.education)}}
${p.education.map((e) => row(e.institution, e.location, degreeIn(e, p), periodIn(e, p, { sign: ' - ' }))).join('\n')}
\\section*{${tex(p.headings.skills)}}
${p.skills.map(({ name, keywords }) => `\\begin{tabular}{@{}>{\\bfseries}r@{\\hspace{1em}}l}${tex(name)} & ${keywords.map(tex).join(', ')}\\end{tabular}\\\\`).join('\n')}
\\section*{${tex(p.headings.languages)}}
${languageList(p)}
\\end{document}`
}

/** A narrow left column with contact, education and skills; the right one has the work. */
function asymmetric(p: Person): string {
  const extra = '\\titleformat{\\section}{\\large\\bfseries\\color{gray}\\MakeUppercase}{}{0em}{}\\columnratio{0.32}'
  return `${preamble(p, { font: 'Noto Sans', extra, margin: '1.4cm' })}
\\begin{center}{\\fontsize{30}{34}\\selectfont ${tex(p.name)}}\\\\[4pt]{\\small ${contacts(p).join(' | ')}}\\end{center}
\\begin{paracol}{2}
\\section*{${tex(p.headings.education)}}
${p.education.map((e) => `\\textbf{${tex(e.institution)}}\\\\${tex(degreeIn(e, p))}\\\\{\\small ${tex(periodIn(e, p))} | ${tex(e.location)}}\\\\[4pt]`).join('\n')}
\\section*{${tex(p.headings.skills)}}
${p.skills.map(({ name, keywords }) => `\\textbf{${tex(name)}}\\\\${keywords.map(tex).join(' \\textbullet{} ')}\\\\[3pt]`).join('\n')}
\\section*{${tex(p.headings.languages)}}
${p.languages.map(({ language, fluency }) => `${tex(language)} (${tex(fluency)})`).join('\\\\')}
\\switchcolumn
\\section*{${tex(p.headings.work)}}
${p.work.map((w) => `{\\large\\bfseries ${tex(w.company)}} | {\\small ${tex(w.position)}}\\\\{\\small\\color{gray} ${tex(periodIn(w, p))} | ${tex(w.location)}}${items(w.highlights)}`).join('\n')}
\\section*{${tex(p.headings.summary)}}
${tex(p.summary)}
\\end{paracol}\\end{document}`
}

/** A wide left column with the work, and a short right one, with drawn levels. */
function rated(p: Person): string {
  const extra = '\\titleformat{\\section}{\\large\\bfseries\\color{violet}}{}{0em}{}[\\titlerule]\\columnratio{0.63}'
  const dots = (full: number) => '●'.repeat(full) + '○'.repeat(5 - full)
  return `${preamble(p, { font: 'DejaVu Sans', extra, margin: '1.4cm' })}\\small
{\\Huge\\bfseries ${tex(p.name)}}\\\\[3pt]{\\large\\color{violet} ${tex(p.headline)}}\\\\[3pt]${contacts(p).join('\\quad ')}
\\begin{paracol}{2}
\\section*{${tex(p.headings.work)}}
${p.work.map((w) => `{\\normalsize ${tex(w.position)}}\\\\\\textbf{\\color{violet} ${tex(w.company)}}\\\\{\\footnotesize ${tex(periodIn(w, p, { style: 'dots' }))}\\quad ${tex(w.location)}}${items(w.highlights)}`).join('\n')}
\\switchcolumn
\\section*{${tex(p.headings.skills)}}
${p.skills.map(({ name, keywords }) => `${tex(name)}: ${keywords.map(tex).join(', ')}\\\\[3pt]`).join('\n')}
\\section*{${tex(p.headings.languages)}}
${p.languages.map(({ language }, index) => `${tex(language)} \\hfill ${dots(5 - index)}`).join('\\\\')}
\\section*{${tex(p.headings.education)}}
${p.education.map((e) => `${tex(degreeIn(e, p))}\\\\\\textbf{\\color{violet} ${tex(e.institution)}}\\\\{\\footnotesize ${tex(periodIn(e, p, { style: 'dots' }))}}\\\\[4pt]`).join('\n')}
\\end{paracol}\\end{document}`
}

/** Dates in the left margin, role, employer and place in one line. */
function hinted(p: Person): string {
  const extra = '\\titleformat{\\section}{\\Large\\color{blue}}{\\rule{2.6cm}{3pt}}{0.4cm}{}'
  const row = (left: string, right: string) =>
    `\\begin{tabularx}{\\textwidth}{@{}>{\\raggedleft\\arraybackslash\\small}p{2.6cm}@{\\hspace{0.4cm}}X@{}}${left} & ${right}\\end{tabularx}\\par\\vspace{3pt}\n`
  return `${preamble(p, { font: 'Liberation Sans', extra })}
{\\fontsize{28}{30}\\selectfont ${tex(p.name)}}\\hfill\\begin{tabular}[b]{r}${contacts(p)
    .map((text) => `\\small\\textit{${text}}`)
    .join('\\\\')}\\end{tabular}\\\\{\\large\\textit{${tex(p.headline)}}}
\\section*{${tex(p.headings.work)}}
${p.work.map((w) => row(tex(periodIn(w, p, { style: 'numbers', sign: '–' })), `\\textbf{${tex(w.position)}}, \\textit{${tex(w.company)}}, ${tex(w.location.split(',')[0] ?? '')}.${items(w.highlights)}`)).join('')}
\\section*{${tex(p.headings.education)}}
${p.education.map((e) => row(tex(periodIn(e, p, { style: 'numbers', sign: '–' })), `\\textbf{${tex(degreeIn(e, p))}}, \\textit{${tex(e.institution)}}.`)).join('')}
\\section*{${tex(p.headings.languages)}}
${p.languages.map(({ language, fluency }) => row(tex(language), tex(fluency))).join('')}
\\section*{${tex(p.headings.skills)}}
${p.skills.map(({ name, keywords }) => row(tex(name), keywords.map(tex).join(', '))).join('')}
\\end{document}`
}

/** Employer in bold, followed by a comma and the role; dates at the right, like YAML-based tools. */
function commaed(p: Person): string {
  const extra = '\\titleformat{\\section}{\\bfseries\\large\\color{blue!60!black}}{}{0pt}{}[\\titlerule]'
  const row = (left: string, right: string) =>
    `\\begin{tabularx}{\\textwidth}{@{}Xr@{}}${left} & ${right}\\end{tabularx}\n`
  return `${preamble(p, { extra, ...(cjk[p.lang] && { font: 'Noto Sans' }) })}
\\begin{center}{\\fontsize{25}{25}\\selectfont\\textbf{${tex(p.name)}}}\\\\[6pt]\\small ${[p.place, p.email, p.phone].map(tex).join(' \\quad|\\quad ')}\\end{center}
\\section*{${tex(p.headings.summary)}}
${tex(p.summary)}
\\section*{${tex(p.headings.education)}}
${p.education.map((e) => row(`\\textbf{${tex(e.institution)}}, ${tex(degreeIn(e, p))}`, tex(periodIn(e, p)))).join('')}
\\section*{${tex(p.headings.work)}}
${p.work.map((w) => row(`\\textbf{${tex(w.position)}}, ${tex(w.company)} -- ${tex(w.location)}`, tex(periodIn(w, p))) + items(w.highlights)).join('')}
\\section*{${tex(p.headings.skills)}}
${skillLines(p)}
\\section*{${tex(p.headings.languages)}}
${languageList(p)}
\\end{document}`
}

export const latexTemplates: Readonly<Record<string, (person: Person) => string>> = {
  ruled,
  'plain-list': plainList,
  footed,
  asymmetric,
  rated,
  hinted,
  commaed,
}
/** Templates with their own font require XeLaTeX, and so do scripts other than Latin. */
export function needsXelatex(source: string): boolean {
  return source.includes('fontspec')
}
