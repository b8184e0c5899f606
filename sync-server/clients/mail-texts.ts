import { BRAND } from '../../shared/brand.ts'
import type { Language } from '../../shared/rules/genres.ts'
import type { MailMessage } from './mail.ts'

type Words = Pick<MailMessage, 'subject' | 'text'>

const CODE: Record<Language, (code: string) => Words> = {
  en: (code) => ({
    subject: `${code} is your ${BRAND} code`,
    text: `Your code for ${BRAND}:\n\n${code}\n\nIt is good for ten minutes. If you did not ask for it, you can ignore this mail: without the code nothing happens. We never ask for it by mail or by telephone.`,
  }),
  es: (code) => ({
    subject: `${code} es tu código de ${BRAND}`,
    text: `Tu código para ${BRAND}:\n\n${code}\n\nVale durante diez minutos. Si no lo has pedido, puedes ignorar este correo: sin el código no pasa nada. Nunca te lo pediremos por correo ni por teléfono.`,
  }),
  fr: (code) => ({
    subject: `${code} est votre code ${BRAND}`,
    text: `Votre code pour ${BRAND} :\n\n${code}\n\nIl est valable dix minutes. Si vous ne l’avez pas demandé, ignorez ce message : sans le code, il ne se passe rien. Nous ne vous le demanderons jamais par e-mail ni par téléphone.`,
  }),
  de: (code) => ({
    subject: `${code} ist dein Code für ${BRAND}`,
    text: `Dein Code für ${BRAND}:\n\n${code}\n\nEr gilt zehn Minuten. Falls du ihn nicht angefordert hast, kannst du diese Mail übergehen: Ohne den Code geschieht nichts. Wir fragen nie per Mail oder Telefon danach.`,
  }),
}

const KNOWN: Record<Language, Words> = {
  en: {
    subject: `You already have an account at ${BRAND}`,
    text: `Someone, perhaps you, tried to open a new account at ${BRAND} with this address. It already has one, so nothing was changed.\n\nSign in with your password, or choose “Forgot password” to set a new one. If it was not you, there is nothing you need to do.`,
  },
  es: {
    subject: `Ya tienes una cuenta en ${BRAND}`,
    text: `Alguien, quizá tú, ha intentado abrir una cuenta nueva en ${BRAND} con esta dirección. Ya tiene una, así que no ha cambiado nada.\n\nEntra con tu contraseña o elige «He olvidado mi contraseña» para poner una nueva. Si no has sido tú, no tienes que hacer nada.`,
  },
  fr: {
    subject: `Vous avez déjà un compte ${BRAND}`,
    text: `Quelqu’un, peut-être vous, a voulu ouvrir un nouveau compte ${BRAND} avec cette adresse. Elle en a déjà un ; rien n’a donc été modifié.\n\nConnectez-vous avec votre mot de passe, ou choisissez « Mot de passe oublié » pour en définir un nouveau. Si ce n’était pas vous, vous n’avez rien à faire.`,
  },
  de: {
    subject: `Du hast schon ein Konto bei ${BRAND}`,
    text: `Jemand, vielleicht du, wollte mit dieser Adresse ein neues Konto bei ${BRAND} anlegen. Es gibt schon eines, deshalb wurde nichts geändert.\n\nMelde dich mit deinem Passwort an oder wähle „Passwort vergessen“, um ein neues zu setzen. Warst du es nicht, brauchst du nichts zu tun.`,
  },
}

/** The mail that carries a six-digit code: sign-up, password reset, new address, sensitive changes. */
export function verificationMail(language: Language, code: string): Words {
  return CODE[language](code)
}

/** Sent instead of a code when someone registers with an address that has an account already. */
export function accountExistsMail(language: Language): Words {
  return KNOWN[language]
}
