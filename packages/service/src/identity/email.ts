const LONGEST_EMAIL = 254;

/** The address without the blanks around it; null when it is none, as far as that can be judged without writing to it. */
export function readEmail(text: string): string | null {
  const email = text.trim();
  return email.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@]+$/.test(email) ? email : null;
}
