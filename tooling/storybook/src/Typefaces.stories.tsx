import { htmlLang, languages, nativeNameOf } from '@topup/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { board } from './Samples.tsx'
import { expect } from 'storybook/test'
import { loadTexts } from './storyBrands.ts'
import type { StoryMessages } from './storyBrands.ts'

/**
 * What each language is written in: the system's own faces, none of which is downloaded. A face of one language is
 * asked for in that language only. What this machine has not got is drawn in whatever it has.
 */
const meta = {
  title: 'Foundations/Typefaces',
  globals: { viewport: { value: 'whole' } },
  loaders: [async () => ({ texts: await Promise.all(languages.map(loadTexts)) })],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const ByLanguage: Story = {
  render: (_args, { loaded }) => (
    <ul className="pad stack" style={board}>
      {(loaded['texts'] as readonly Awaited<ReturnType<typeof loadTexts>>[]).map(({ language, messages }) => (
        <Sample key={language} language={language} messages={messages} />
      ))}
    </ul>
  ),
  play: ({ canvasElement }) => {
    for (const sample of canvasElement.querySelectorAll('li'))
      void expect(/CJK (?:JP|KR|TC|SC)/.test(getComputedStyle(sample).fontFamily)).toBe(
        /^(?:ja|ko|zh)/.test(sample.lang),
      )
  },
}

function Sample(props: { readonly language: (typeof languages)[number]; readonly messages: StoryMessages }) {
  const { language, messages } = props
  const lang = htmlLang(language)
  return (
    <li className="card card--padded" lang={lang} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <p className="small muted">
        {nativeNameOf(language)} <bdi>({lang})</bdi>
      </p>
      <h3>{messages.result.checkingTitle}</h3>
      <p style={{ lineHeight: 'var(--lh)' }}>{messages.result.checkingText}</p>
      <p className="large-figure numeric">
        <bdi>1,234.56</bdi>
      </p>
    </li>
  )
}
