export {
  Toaster,
  toastError as showError,
  toastInfo as showInfo,
  toastSuccess as showSuccess,
} from './toaster.tsx'
