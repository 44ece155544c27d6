export interface CodeSearchLabels {
  title: string;
  hint: string;
  label: string;
  submit: string;
  close: string;
  errorTitle: string;
  empty: string;
  notFound: string;
}
