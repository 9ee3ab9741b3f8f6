import type { LearnedFuture } from '../learned-futures.ts'

/** Written by `node scripts/train-elfenland/main.ts elfenland --seed 1 --seats 2 --games 10000,40000 --epochs 10 --write`. */
export const ELFENLAND_2: readonly LearnedFuture[] = [
  {
    gold: 0,
    cards: [0.018, 0.0122, -0.0296, 0.0199, -0.0569, 0.0339, 0.0024],
    match: 0.1855,
    net:
      'T9iDO5S6nzvoit87ez18OyeccztOrak7NiW9O6T2wjshl9A7fLiRO/Z22Tt6x+47xJXuO2//oDvqcpI7riS6O+49rzu3g5A7kSUL' +
      'PF6k6Du5hw480nyrO/rb1DtkotE71NwLPPMKxDsc97M7M3VAPEFLJjyrw8U7H7veO57j4jsDpxU8IOMFPOT8tDsnD/I7HLGoO0qN' +
      'wzuGMfs7kq8CPKn+BTxKEjM8GZePO1C6jDvE6Cs7GsrwPOPk79nDGWYG+tSxF/Bi6v4zSq8qgfVbBq+kSCeSXbTp5u/S8S0F8fAN' +
      '9oErAagP1dnjKCRs4B/M7+/OxSmr8Vf6MKrmNUe7GMvPCB/hQfrU1ibw9yHoBIGtJAiRxPPz3Athe9MDoOYlFoww85/0kGGP8tVW' +
      'eEIxohxQf5wE9z6lfxKTJX+aylEOI84w3SkgzJAN28+f/Y5PAAvf87yZDTJEJ8/18gwi84EDskrq8fCO2UFLQO5AMlLHE/jiIkra' +
      'cUuWSiD3c8LaYA4HfUOTgZHNVAlHNswixeXWE8XODAW5+LffkiBn5OHaqPEt6uIz/g8DOtqBMiIA/kUJggf+7t8U7O0MNuMiJqIx' +
      'gSRGDJDvSQK94dQhKKaw0lpUAUIzLNUgI+j+2zXbx7T52NUUn2NS3VcU9yDkz38jmCo2Gvz0OTLbHi4dzsH/4dgb6yUt9hYpFfuf' +
      'DgiB5lPZrfIA+T0X6ePWz1Eylvu6CUcFoejnpTrs/IFQDC3kDeSNAkspmicBK+E0VBQerAQmFlT37+OdLhC6AwM68u7MgTLSN+DO' +
      'HRr/IMUsEKn5S9DwKzletR8L3jBMv//tIGYRb6HnCn/MZNjgufvs093SKjcUydDks3hZeO2/1jW9WX8Iyc84BBU890H48voJ/iIl' +
      '4PdsLNkCOy3o7NQo/bkDH3/jV+FyKU3bMDMYKozgVFRPzQGBA+nPTscyEjb6rOQcUMIejGCjw4kYRlkL3KwGOCui6FjCCgNKKA64' +
      'L4sqwSRWwn+3ndIr8yz8DQ687g8YKxih/IHYFMkF4UrM2+wVAawmDZUGFCohqNU1G+7FGfw8sQ7x3oH5iAzgGAAa2JvtVdwtNp/T' +
      'ACQICCcgGEfTxe/H4urxEg/1+AUBAxeB1v7//Sas2RLYNkLQ+xER4zA1/zIFDDLw6IG8JTgqRDjxaRRnVBz0bp1L8AvhW087IsDo' +
      'NE7vCBKX3q+nln/b6i65o+LcHkpE1swroEwff8URLv0P7P9VBBG23XvPLQHVK0jy8EUv/swERwQP/jM91R8mxr4x4xoA+9Yb9+5R' +
      'NPUfqaDg7xV/frIrEGr4X3lkf1gIy0QZBOUCD12z/lMB10fx4xINCkTfv0Sl2BzTfz43MR0BOdoVIR/ZyyotDEcC5se6AfYsxRsI' +
      '9jr0IwvUNbgYCiWTB+5KF/sHD6/NDiMXDeD24weBByz+4/BGGkoYvQAjBtwJR9AKAeYk8SwJ+xkegR4kDda/ToWKIbYxBEbR/hdg' +
      '/OQQ3PUPTrNhgbI8DjRgarFNO1oVWx3M5A5A6fkr8EKy2H/jBN8K8uL50RQxOpGsmkjzzZ47QCPlOTaqHRMbzyb8Kxce0SEpx14A' +
      'Ew2SnIEWLBQBPpFM4yAX1yiB/BwO5P9VsgTQ0O4mAEgXGfLF0OYvnuMyASQhDRsT4f8j+E0LOhyrzCjdB9fcHjqBvxNDCMDl+rVt' +
      'Ch0VYuF/KhA6JAwl6UDQzU9vE7o1Lg3x58krKzYY+lIB/9ksIJtDNMm1FMUmNKyy9B6lQAr+HyHisoEEJtz42TNI+27pd39bHS4+' +
      'EkXN5G2hEGMlQPE6Q01Uz09yR7cq1U8J1aBPgWX2JBruYgntvCn8+lQhw+bTXlMM+jH6I/NIIRPs4KIgF+bn5X/FSRxBSxcTpsdq' +
      'n9ZmRxD3pB0UPRckGfhE96k0LbuNGfPUD5fwKBMd5wUD5YH8ufgaF2H/wzf9zrzz+QHv/u45EsjqxQ4fEcYjPIHIITwuDtsNJxAy' +
      'BRkT8w3q4voF/iACRBn8KRvx3S0S4Bj2K/bEgQUJHgIO/gY0Ld8xEgf/OX8SDfoWHuX8KUMDSNZi7Vzv0tmVutAg56mBPqQzli+S' +
      'kMEexre78dCzjVzCUq4giWH3KiYA9AJLMxcIGT0rCf4BCCj8Ay4UkyDMgd77b8+6DlIJ4bjN5v/z/gN/',
  },
  {
    gold: 0,
    cards: [0.0082, 0.0025, -0.0005, 0.0138, -0.032, 0.0136, -0.0056],
    match: 0.1457,
    net:
      'lRaPO9IDxzsJQq476sR5Oztekjv2HKM7ljesO2zKmzt9sZg7wq6tO91ZgDvnSLA77+XHO5dGqztf+847gGH+O9+FqjtW2f87R7Dg' +
      'O7vUvjuBGwE8NTeWO/t9xTs/Dr074JbdO8utnjtk8pY7ul7zO1wsrzvUFZk7RXTAO1q8mzu/MhE8nMGjO1HPujtef9k782yWO4eC' +
      'AzxyrBA8ilLQOy49pTuhG8E7+cohO1zjpjuqwiA7c193PU7iLLgW/3Y9FuoMbmzqeJ4ilcjgE6R/4tq2AOdgGtyYpqT0+b0oJOis' +
      '2zwYR+Hd4+sM6xuB7w7yngmm//wCKQi64+SBQdYtzBgy5BmKIQOn/foXiAJEyCOg+gLt1Tb/0S1Uj4OfSxYFcY0NlUAq8otTlnhe' +
      'SpVouqR/lMJTI8N0XEjlIlLBsc6MmhbM3ycE7X9G8wYsOiG/siX3vAIqCk4cZK38IDnF2bY/oOzTOhQ2RtSBAM7ssdq9w/6+SIzz' +
      'Nx7ZFxihHZ6BFkhHWcizA0z/vAOkuJ8O3MMSTV4Yvb/YMfBCDKEE6GQmc3SMyvTBmdrKf/4lv6j4BObaGBu0YDru6yuLrLWBruc6' +
      'RiPjN/NbRhjKy8hcMEEXoK5YWKAGVMkyJnkSRCzxOcwozEnaMNS6sBphJEhIEn8dEeHa5xIlfNsCEGerS/yFATOP/bh34cWJFPpG' +
      '+AOvDS3qnH/9A/iYIQGUjM+qBAR/u9U8ZykqJxxbaAyfHqYFAhfeOh7hPsAT6ki39tim3vc85S4oMPbfuAbU9qw+/RLsPdVudYHt' +
      'PWcYuSDxVt6TEx8kzcvr66cvwxo/qy9VFMMkO38ZBxMaztYhG8vi3eXCsCwuExAsG+oK/4ElmSfdof1LQ9lTCcgM5fcLtBH33N2l' +
      'gRMs7gMt7qTE4QvyySPqAiZAAfXn10CzM9ocBX2p7wGKxsQzAo7d9+6vgWvejyooOv032TckCADU6LoIPy4RzufAxwAFO74R0fPl' +
      'MFgmHvSHF+GB+9eQwejt+znsLQf2BO/zNi7fLhmupR/AOyysgQdG0hXxIDkCugtW2MFeWDM8Askcm8//Oi3fGASz5GWB0eWakjsP' +
      'LPYEqf4x/QoTtfDovi487+0uIFkh7NbELhMAJ+uB8fDeTWjajeKRUMcsYg8gPzVLmvRRBoFVS1R1zCID/wsR07zQx8lSuUy6HEoQ' +
      'QGbSAC3J8eh/0eqiC0Y5/b5KUkfd2q4Dpsc8yuAVmhEHBNUIyeit4R8k739ArtjxllBU5a/owt1FGg/zgeDXPOccv+MuNtwEDdoc' +
      'y1wuMQLyGREyLiaa/DF6vLQ8wWEsU2feCXfk0fZT/fULC3YPKIEsBvAcvfFDL1rx0sA0V9hQ/kXOUtidSeRDPfgaf8M7QjsWfhIJ' +
      '3iqxtSEs6fk2RtR/B9241N8Z6jQgJh2yD08y6GAfcNpxPfLKaBwG7GAowNHcPJCpxA4pf7TbyMXx8O4MXOI5njAvHzQR+g/ZwrM7' +
      'xi1mGAv9JLAzjn9wE6lIsT8srQndBgskYmIWJZ/SdH8njwhHJcasOzsBsmZ7Cvre2RQENfQpUfdV59WBBownHCz1WOEJ+gzJYswe' +
      'AT6pE+cMRuHhFdsKBrZVU9/82RffbuPZvyeBSDYlDQgbo9HgByJV0IHTKR4/6uI7OU479EkfNFgIzdEXLocJNi4wUFXYyajB5+St' +
      'DpO4dweBwjsw427d+8cMQng7IcR7ZIPkOCYlZ50ewLy1Ecm+QOaqgePT87LYPQjkYhguGmLZ927hFhgYIsBLNzMhIu21Ror0wX8Y' +
      'nghMQBxd3wCxVndP2N0LS/6Rtukw7uNDfgU7vCbe//S6GIEbGizv9ho/+fkF3QwN4kAN8fv9BvrZZJw09gETHRcLEej7+C3MAzD9' +
      'Ey4pHf2BDT6wYM1/6K7QGOu/+KYiHC0vDEwUs9MmR91YM8+s9t5CJgqURRRTpERZmxYZW79OPvoyPRv31rn55fdVH+/LgckpJaIN' +
      'HN8YYIEwiw7mOcDsivv/SVhkzA6r9jtu2yvqGd6ovmW3fF042tI7WGRzwzQ/1bVVM0KvVn9aUiitQecw3jAhtyin1po0NNzE1bIS' +
      'xsonK5fCtSC8yMWxwCjOf+orHkoA5gsqKR/kKWNGYQAxQS1GESnL+NQev9oI4PiBuRTo89DQtgLeERB/',
  },
  {
    gold: 0,
    cards: [0.0133, -0.0019, -0.011, 0.0134, -0.0563, 0.0004, 0.042],
    match: 0.152,
    net:
      'qCVuO+XrjzsAZ4I7s0l8Ow1stDtvtY07QwaVO8NGlju64os7/0KWO9wLkTtpZ5E7clKAO38Asjs9HZg7JlaVO/BepTs8moY7Lb64' +
      'O4dWhjsripc7YHauO82b0jv6sq07NNObOz04wTvVgZU7knHAO/lWxDtsIfE7yU+fO2YXpTsS7rQ7xF+rOzVPkTuXnr87oqDvO3Ol' +
      'wTtk28w7juOaOwPeuDtfnIw7hZ+jOlKQtztii/Q6au3HPQBRIx17IaPS5UoNMI/xuaQeDsuprbhP14Ee4uunvMCHmNZEbMtB6sNV' +
      'RsyvFeqBwqwW0E32vbosIGrFnYXX/ZR/kUe58b5X2/Ztw9TKM8AunJmlSRnkUXKBE0i6FZ9G24qUbcxRRH/y/bowEaEu1h8MSnU5' +
      'gRocxSJ9jNGiZ72NMlEh30e4LA9USRJJP8CBEgzy7slHHLT7F7bJAOsRG/wus7Av2QeUObJn9dB9SLLoVSQ+EADePNvJv+CBWMq6' +
      'MA2I/05RIjrUpr8afD6sKFS3ZtPu8Bogz0skMao7aH+4FB1+vfjuSuArDX+S5vdmJdRlPCve6gToQdehCdINHba3bFnZuNpWGj7f' +
      'GMZrc0jrEDdEHYOBx+QuQSjbFo1QKAxAjzCMkFVEOH5h48a8zCJ/CEQfEDVYxBoq+VAHFTnZU/nl8kpOIUYtVrbEl2w9bxIBQmYL' +
      'YaZ/CVc7GumoqNzk6m+fsxiUf/+FTaukcLWGM5xKUntwzl4TzOev8Ldj1h7I9xJLFUFtqYeoy/stSevM8h/etLNd7Ph/cNLl5zWP' +
      'Uj5W51jx8OtZFwwSuNgJGSMsxZqB8clI4DID+Lo9yPouzQE+KCgkzv9/kVv928Ux/jbtFBERvsrX3qzpCukX7EzgW9QumfGuxpcS' +
      'CFrjOpwVNcm7VH8NT0z48ljDE+4mCkUH6Fq6TF0Qu0G5RF+tLOTpmoHvvJLlJUvHJsHMRfIs06arKJSddLtJnfuz/AHN/q1TQLB/' +
      'EA2xxHU3yrCaDtS3W1RkJwfQb9s2FM9lHKEdNYHlCwG1EiOWtdEM3MLh6J/N6xnBrEsTz0khObHWFSKXnekRlxJpyidIgY+Pk7VV' +
      'krgk9iuxxLy58n/84AW7uxH2xD6x9/TqF17o85XvxuIczRQJ7Prg/EC26/7oD61V71o0dy7t1uL/4aM6yH/kMl0m5BTWUxDEieXW' +
      '8+DFtDoT/lzUpVCBBdr9txQb/xrgAYE4KB9aBxNfSOj9tiIaJ748kkvJH0MJGMr2BSzUu0fA+9/TsKLWnuY70g+v1ERdMnJ/3Q9T' +
      'p8gx1hsStSwvyzng/ULg6PEbyfvx9YG/KCZBSYQHY7NACsks7tVPIQQwPZ8jC8FtuwXqN1RduKWrDdq1gRspzERs39oZo6YK0NcA' +
      'nWa8LggUASJI/MrUP74LI1KBbU9G0TEAEkA0QFu9UcYWfw3DK7weFETpMSkQwsgvL8ga1CgoNe7lAfsxKjX3ETb0xeFJAAUHgQRP' +
      '7EDsKwtRJNf+6BYvOS3b6M4/26Egl1yu51gaGLY1+wGP7Af2f7crZz5ot+BrUFav4X8G5nfZEcZFA51/L7f2t1T7KDPLRJhGPM8U' +
      'JO7vqQjFJ9AKXYUkur8LvyauQ5OWg51L9c87ru0utTV/sjXHG/Hwz5+0FR/2wdEHXVS4HFAKHh5pgQEtFDn9FFplS/wPU8YINQPs' +
      '+AfXec0A7lQHL7G9rwDUFJujf2JTK8tDCtUoE5bCSgMfB1VS27k7LkRgPEG9SY5/5agVOz/evNAV+QxD899/9P0WwRb9qtK95lsK' +
      'LClXPiDL3SHrK8+9+esGLgrpkdji9ePFhv2B4UDSA+ZEI4ozdCAkO1hC7h1LyiMYpNkn75Xp3vEwI1EJgdQu6A+9YtdFItgT/ufy' +
      'Kw8fUREd7vAZasbFs85RjBTWWDJ7v7K1tQGBfv7G9C8oG9C2Sdo//xAfEzXdKkoLMVAhYf0870sKCwhqMwo/fxkP8EPP5k4BTD1G' +
      'gtBwMxJl1PDiMtdIRTtXqD8Z7aO954W8MGZ/3s1DxUDD0jrHWUbXZS4Qx9NYPCnYX3//2/gYD8UhAGMAL4EmrQgi0wTN1iebzSwa' +
      'MNnTsD7MyOk6zOTUDszh7PDw3yYA7f4mKgriHTTyId8NGQE2+/mb5RU17dTjCfKB+CS/zOm96pI39d1/',
  },
]
