/** The sentences of the consent banner. */
export interface ConsentLabels {
  title: string;
  text: string;
  policy: string;
  accept: string;
  refuse: string;
  /** What is chosen now, when the question is opened again. */
  chosen: { granted: string; denied: string };
}
