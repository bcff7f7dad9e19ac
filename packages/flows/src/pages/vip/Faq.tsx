import { SectionTitle } from '@topup/ui-kit'
import { Disclosure, List } from '@topup/ui-kit/popups'
import type { VipBasics } from '@topup/domain'
import { useTranslation } from 'react-i18next'

/** Shows the service's FAQ as plain text: markup in it is not interpreted. Source: spec §3 "VIP info". */
export function Faq({ basics }: { readonly basics: VipBasics }) {
  const { t } = useTranslation()
  if (basics.faqContent === '') return null
  return (
    <section className="stack-small" aria-labelledby="vip-faq">
      <SectionTitle id="vip-faq">{t('vip.faq')}</SectionTitle>
      <List>
        <Disclosure
          title={<bdi>{basics.faqTitle === '' ? t('vip.faq') : basics.faqTitle}</bdi>}
          variant="row"
          startsOpen
        >
          {basics.faqContent.split('\n').map((line, index) => (
            <p key={index} className="small muted">
              <bdi>{line}</bdi>
            </p>
          ))}
        </Disclosure>
      </List>
    </section>
  )
}
