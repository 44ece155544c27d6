export interface FailureLabels {
  errorTitle: string;
  errorText: string;
  networkText: string;
  forbiddenText: string;
  close: string;
  retry: string;
  offline: string;
}
