import { unprintedLetters } from '@rise/contract/resumes/limits'
import type { Resume } from '@rise/contract/resumes/shapes'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { readResume } from '../reading/read-resume.ts'
import { breakWord } from './break-word.ts'
import { writeResumePdf } from './write-resume-pdf.ts'

const designs = ['classic', 'modern', 'compact'] as const

interface Person {
  readonly name: string
  readonly label: string
  readonly summary: string
  readonly company: string
  readonly highlights: string[]
}

const people: Readonly<Record<string, Person>> = {
  'simplified Chinese': {
    name: '王小明',
    label: '高级后端工程师',
    summary:
      '十年后端开发经验，熟悉分布式系统、数据库与网络。负责从需求分析到上线运维的全过程，使用 Python 和 Kotlin 构建高性能服务，带领八人团队完成支付平台的重构，每天处理两百万笔交易。',
    company: '华夏云计算有限公司',
    highlights: ['把结算时间从六小时缩短到二十分钟，并且没有丢失任何一笔交易记录', '引入代码评审制度'],
  },
  'traditional Chinese': {
    name: '陳美玲',
    label: '產品設計師',
    summary: '擅長使用者介面設計與產品規劃，於臺北與東京工作多年。',
    company: '晨光設計有限公司',
    highlights: ['重新設計結帳流程'],
  },
  Japanese: {
    name: '山田 太郎',
    label: 'ソフトウェアエンジニア',
    summary:
      '大規模な分散システムの設計と運用を十年以上担当してきました。東京とベルリンで働き、英語でのチーム運営にも慣れています。ゲームサーバーから決済まで、幅広い分野を経験しました。',
    company: '株式会社ひかり',
    highlights: ['処理時間を六時間から二十分に短縮した', '「レビュー文化」をチームに根付かせた'],
  },
  Korean: {
    name: '김민수',
    label: '백엔드 개발자',
    summary: '분산 시스템과 데이터베이스를 다루는 백엔드 개발자입니다. 결제 플랫폼을 설계하고 운영했습니다.',
    company: '한빛소프트웨어',
    highlights: ['정산 시간을 여섯 시간에서 이십 분으로 줄였습니다'],
  },
  Arabic: {
    name: 'ليلى حداد',
    label: 'مهندسة برمجيات',
    summary:
      'مهندسة برمجيات لديها عشر سنوات من الخبرة في بناء أنظمة الدفع باستخدام Python و SQL في بيروت ودبي، وتقود فريقا من ثمانية أشخاص كل يوم منذ عام 2019.',
    company: 'شركة النور للتقنية',
    highlights: ['خفضت زمن التسوية من ست ساعات إلى 20 دقيقة', 'قدمت مراجعة الشيفرة للفريق'],
  },
  Hebrew: {
    name: 'נועה כהן',
    label: 'מהנדסת תוכנה',
    summary: 'מהנדסת תוכנה עם עשר שנות ניסיון בבניית מערכות תשלום ב-Python ו-SQL בתל אביב ובברלין (2019).',
    company: 'חברת האור',
    highlights: ['קיצרה את זמן הסליקה משש שעות ל-20 דקות'],
  },
  Hindi: {
    name: 'प्रिया शर्मा',
    label: 'वरिष्ठ सॉफ्टवेयर इंजीनियर',
    summary: 'मैं भुगतान प्रणालियाँ बनाती हूँ। मैंने दिल्ली और बर्लिन में काम किया है और हिन्दी में लिखती हूँ।',
    company: 'ज्योति टेक्नोलॉजी',
    highlights: ['निपटान का समय छह घंटे से बीस मिनट किया'],
  },
  Russian: {
    name: 'Ирина Соколова',
    label: 'Инженер по логистике',
    summary: 'Планирует склады, в которых людям нравится работать.',
    company: 'Компания Маяк',
    highlights: ['Сократила путь заказа с 340 до 190 метров'],
  },
  Greek: {
    name: 'Ελένη Παπαδοπούλου',
    label: 'Μηχανικός λογισμικού',
    summary: 'Σχεδιάζει συστήματα πληρωμών στη Θεσσαλονίκη και στο Βερολίνο.',
    company: 'Εταιρεία Φάρος',
    highlights: ['Μείωσε τον χρόνο εκκαθάρισης σε 20 λεπτά'],
  },
  Thai: {
    name: 'สมชาย ใจดี',
    label: 'Software Engineer',
    summary: 'วิศวกรซอฟต์แวร์ที่มีประสบการณ์สิบปีในการสร้างระบบชำระเงินในกรุงเทพมหานครและเบอร์ลิน ทำงานร่วมกับทีมแปดคนทุกวัน',
    company: 'Siam Systems',
    highlights: ['ทำให้ระบบเร็วขึ้น'],
  },
}

function resumeOf({ name, label, summary, company, highlights }: Person): Resume {
  return {
    basics: { name, label, email: 'somebody@mail.example', summary },
    work: [{ name: company, position: label, startDate: '2019-04', endDate: '2022-03', highlights }],
  }
}

describe.each(designs)('the design %s', (design) => {
  test.each(Object.entries(people))('preserves text written in %s', async (_, person) => {
    const { resume, unplaced } = await readResume(await writeResumePdf(resumeOf(person), { design, paper: 'A4' }))
    expect(resume).toEqual(resumeOf(person))
    expect(unplaced).toEqual([])
  })
})

test('emoji and symbols are set, without skin tones, which need a font with colours', async () => {
  const summary = 'I build things 🚀 with care ❤️ and coffee ☕. ★ ✓ ➤ → ☎ 👍🏽 🇩🇪'
  const pdf = await writeResumePdf({ basics: { name: 'Ada Moore', summary } }, { design: 'modern', paper: 'A4' })
  const { resume } = await readResume(pdf)
  expect(resume.basics?.summary).toBe('I build things 🚀 with care ❤ and coffee ☕. ★ ✓ ➤ → ☎ 👍 DE')
})

test('letters that no font has are left out, without boxes in their place', async () => {
  const basics = { name: 'Ada Moore', summary: 'Writes in Mongolian (ᠮᠣᠩᠭᠣᠯ) and in English.' }
  const pdf = await writeResumePdf({ basics }, { design: 'classic', paper: 'A4' })
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
  const { items } = await page.getTextContent()
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain(
    'Writes in Mongolian () and in English.',
  )
})

test('missing letters are known in advance', () => {
  expect(unprintedLetters('Mongolian ᠮᠣᠩᠭᠣᠯ, 日本語, عربي, हिन्दी 🚀')).toEqual(['ᠮ', 'ᠣ', 'ᠩ', 'ᠭ', 'ᠯ'])
  expect(Object.values(people).flatMap((person) => unprintedLetters(JSON.stringify(person)))).toEqual([])
})

test('lines end between the characters of scripts without spaces, but not before a full stop', () => {
  expect(breakWord('「設計」と運用。')).toEqual(['「設', '計」', 'と', '運', '用。'])
  expect(breakWord('ทำงานทุกวัน').join('')).toBe('ทำงานทุกวัน')
  expect(breakWord('ทำงานทุกวัน').length).toBeGreaterThan(1)
  expect(breakWord('logistics')).toEqual(['logistics'])
})
