/** What a request for a special service is about, by the keys of its contents. */
export interface ServiceSubject {
  service: string;
  package: string;
  /** Istanbul day. */
  day: string;
}

const PATTERN = /^service:(?<service>[^:]+):(?<package>[^:]+):(?<day>\d{4}-\d{2}-\d{2})$/;

/** As it stands in `contact_messages.subject`: readable, alike in all languages. */
export function writeServiceSubject({ service, package: chosen, day }: ServiceSubject): string {
  return `service:${service}:${chosen}:${day}`;
}

/** The way back; null for every other subject. */
export function readServiceSubject(subject: string): ServiceSubject | null {
  const found = PATTERN.exec(subject)?.groups;
  return found ? { service: found.service ?? "", package: found.package ?? "", day: found.day ?? "" } : null;
}
