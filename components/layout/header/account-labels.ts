export interface AccountLink {
  key: string;
  label: string;
  href: string;
  /** Left out of the phone menu. */
  desktopOnly?: boolean;
}

export interface AccountLabels {
  login: string;
  register: string;
  account: string;
  logout: string;
  links: readonly AccountLink[];
}
